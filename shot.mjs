import { chromium } from 'playwright'
const [,, out, path, w='1366', h='640', market='cz', js=''] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: +w, height: +h } })
const base='http://localhost:4712'
const signIn = market==='cz' ? '/cz/prihlaseni/' : '/ro/autentificare/'
await page.goto(base+(market==='cz'?'/cz/obsluha/':'/ro/personal/'))
await page.locator('input[type=email], input[name=email], input[autocomplete~=username]').first().fill('obsluha@laguna.example')
await page.locator('input[type=password]').first().fill('Obsluha-1')
await page.keyboard.press('Enter')
await page.locator('.shop-office').first().waitFor()
await page.goto(base+path)
await page.waitForTimeout(1500)
if (js) { const f = new Function('page','return (async()=>{'+js+'})()'); console.log(await f(page)); await page.waitForTimeout(700) }
await page.screenshot({ path: out })
await browser.close()
