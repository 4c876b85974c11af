/**
 * Whether a URL that an editor or the server gave may be linked: a path of this site, or https. A browser drops tabs
 * and line ends and takes a backslash for a slash, and either could name another site.
 */
export const isSafeLink = (url: string): boolean => /^(?:\/(?![/\\])|https:\/\/)[^\t\n\r\\]*$/.test(url)
