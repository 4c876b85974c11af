import { SITES } from '../site/site.ts'
import { startShop } from './start-shop.ts'

const isDemo = process.env.OSTROV_DEMO === '1'
const { url, close } = await startShop({
  isDemo,
  proxies: Number(process.env.OSTROV_PROXIES ?? 0),
  port: Number(process.env.PORT ?? 4600),
  databaseUrl: process.env.DATABASE_URL,
  publicUrl: process.env.PUBLIC_URL,
})

console.log(
  [
    'The shop is open:',
    ...Object.values(SITES).map(
      ({ market, paths }) => `  ${market}           ${url}${paths.home}  ${url}${paths.buyback}`,
    ),
    ...(isDemo ? [`  for testers  ${url}/qa/`] : []),
    `  back office  ${url}/admin/  ${url}${SITES.cz.paths.staff}  ${url}${SITES.ro.paths.staff}`,
  ].join('\n'),
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await close()
    process.exit(0)
  })
}
