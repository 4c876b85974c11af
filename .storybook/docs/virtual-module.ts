/** A module that is made as Storybook is built: `import { <name> } from '<id>'` gets what `read` answers. */
export function virtualModule(id: string, name: string, read: () => unknown) {
  const loaded = `\0${id}`
  return {
    name: id.replace(':', '-'),
    resolveId: (asked: string) => (asked === id ? loaded : null),
    load: async (asked: string) =>
      asked === loaded ? `export const ${name} = ${JSON.stringify(await read())}` : null,
  }
}
