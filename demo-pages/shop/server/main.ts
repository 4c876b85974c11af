import { SITES } from '../site/site.ts'
import { startShop } from './start-shop.ts'

const { url, close } = await startShop({
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
    `  misbehaviour ${url}/qa/misbehave/`,
    `  outbox       ${url}/qa/outbox/`,
    `  back office  ${url}/admin/`,
  ].join('\n'),
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await close()
    process.exit(0)
  })
}
