import { chromium } from 'playwright'

const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
})
for (const [m, u] of [
  ['cz', '/cz/zbozi/apple-iphone-16-128gb/'],
  ['ro', '/ro/produse/apple-iphone-16-128gb/'],
])
  for (const [w, h] of [
    [1366, 640],
    [390, 844],
  ]) {
    const p = await b.newPage({ viewport: { width: w, height: h } })
    await p.goto('http://localhost:4692' + u)
    await p.waitForTimeout(2500)
    await p.screenshot({ path: `/tmp/p-${m}-${w}.png` })
    await p.close()
  }
for (const [m, u] of [
  ['cz', '/cz/obsluha/'],
  ['ro', '/ro/personal/'],
]) {
  const c = await b.newContext({ viewport: { width: 1366, height: 900 } })
  const p = await c.newPage()
  await p.goto('http://localhost:4692' + u)
  await p.fill('input[type=email]', 'obsluha@laguna.example')
  await p.fill('input[type=password]', 'Obsluha-1')
  await p.keyboard.press('Enter')
  await p.waitForTimeout(2500)
  await p.goto('http://localhost:4692' + u + 'category-tree/')
  await p.waitForTimeout(2500)
  await p.screenshot({ path: `/tmp/tree-${m}.png` })
  await p.setViewportSize({ width: 390, height: 844 })
  await p.waitForTimeout(500)
  await p.screenshot({ path: `/tmp/tree-${m}-390.png` })
  await c.close()
}
await b.close()
