/** Which files each runner takes; together they must take every test there is. */
export const TEST_FILES = {
  unit: ['{core,loader,server,widgets,stories,.ci,bench}/**/*.test.ts'],
  /** They open shops, so their modules are read once for all of them. */
  shop: ['cli/**/*.test.ts', 'demo-pages/shop/**/*.test.ts'],
  sizes: ['.ci/{sizes,readme}.test.ts'],
  components: ['{core,loader,widgets}/**/*.test.tsx'],
  /** Of the components, those that need no window with the focus, which Firefox gives to one and takes away. */
  firefox: [
    'loader/{conditions,consent,hostile-page,hydrate,kept-content,mount,page-given,params-change,retry,start-loader,strict-page,stylesheets}.test.tsx',
    'widgets/{cart-badge,service-smart-search}/view.test.tsx',
    'widgets/_kit/dialog.test.tsx',
  ],
  stories: ['stories/*.stories.tsx'],
  endToEnd: ['demo-pages/**/*.spec.ts'],
}
