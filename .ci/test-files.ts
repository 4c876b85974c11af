/** Which files each runner takes; together they must take every test there is. */
export const TEST_FILES = {
  unit: ['{core,loader,server,widgets,stories,.ci,bench,cli}/**/*.test.ts', 'demo-pages/shop/**/*.test.ts'],
  sizes: ['.ci/{sizes,readme}.test.ts'],
  components: ['{core,loader,widgets}/**/*.test.tsx'],
  stories: ['stories/*.stories.tsx'],
  endToEnd: ['demo-pages/**/*.spec.ts'],
}
