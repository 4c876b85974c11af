import { chromium } from '@playwright/test'
import { findBrowser, launchChromium, SHELL } from '#tools/browsers/find-browser.ts'
import { mkdirSync, readFileSync } from 'node:fs'
mkdirSync('/tmp/shots', { recursive: true })
const browser = await chromium.launch(launchChromium(await findBrowser(SHELL)))
const [w, h, market, scheme] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4], process.argv[5] ?? 'light']
const ctx = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, locale: market === 'cz' ? 'cs-CZ' : 'ro-RO' })
const page = await ctx.newPage()
const o = 'http://127.0.0.1:4735'
await page.goto(o + (market === 'cz' ? '/cz/prihlaseni/' : '/ro/autentificare/'))
await page.locator('input[type=email]').first().fill('obsluha@laguna.example')
await page.locator('input[type=password]').first().fill('Obsluha-1')
await page.keyboard.press('Enter')
await page.waitForTimeout(1500)
const base = market === 'cz' ? '/cz/obsluha/' : '/ro/personal/'
const names = ['category-settings/', 'category-tree/', 'preorder-settings/', 'preorder-stock/', 'auto-preorder-grid/', 'order-delivery-grid/', 'order-delivery-detail/?id=1', 'crates-overview/', 'packaging-order-detail/', 'custom-order-email/?id=1', 'discount-grid/', 'discount-detail/?id=1']
const files = []
for (const name of names) {
  await page.goto(o + base + name)
  await page.waitForTimeout(1300)
  const file = `/tmp/shots/${name.replace(/\W+/g, '-')}.png`
  await page.screenshot({ path: file })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const rows = await page.evaluate(() => [...document.querySelectorAll('.ostrov-grid-body > [role=row]')].filter(r => { const b = r.getBoundingClientRect(); return b.top >= 0 && b.bottom <= innerHeight }).length)
  console.log(name, 'over', over, 'rows in view', rows)
  files.push(file)
}
const sheet = await (await browser.newContext({ viewport: { width: w > 700 ? 2 * 820 : 6 * 400, height: 800 } })).newPage()
const per = w > 700 ? 4 : 6
for (let at = 0; at < files.length; at += per) {
  const imgs = files.slice(at, at + per).map(f => `<img style="width:${w > 700 ? 810 : 390}px;margin:2px;border:1px solid #888" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join('')
  await sheet.setContent(`<body style="margin:0">${imgs}`)
  await sheet.screenshot({ path: `/tmp/shots/sheet-${w}-${h}-${market}-${scheme}-${at / per}.png`, fullPage: true })
}
await browser.close()
