/**
 * Whether an address may be linked: a path of this site, or https. A browser drops tabs and line ends and takes a
 * backslash for a slash, and either could name another site.
 */
export const isLink = (address: string): boolean => /^(?:\/(?![/\\])|https:\/\/)[^\t\n\r\\]*$/.test(address)
