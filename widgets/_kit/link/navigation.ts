/** The way to another page, apart from who goes it, so that a test can stand in its place. */
export const navigation = {
  goTo: (url: string): void => location.assign(url),
}
