import { chromium } from 'playwright'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
for (const [m,vp,login] of [['ro',{width:390,height:844}],['cz',{width:390,height:844}],['cz',{width:1366,height:900}]]) {
  const p = await b.newPage({ viewport: vp })
  await p.goto('http://localhost:4732/admin/login/')
  await p.fill('input[name=email]','obsluha@laguna.example'); await p.fill('input[name=password]','Obsluha-1')
  await p.keyboard.press('Enter'); await p.waitForLoadState('networkidle')
  const path = m==='ro'?'/ro/exemple/component-params/?edit':'/cz/ukazky/component-params/?edit'
  await p.goto('http://localhost:4732'+path); await p.waitForTimeout(2500)
  const exp = p.getByRole('button',{name: m==='ro'?'Afișați panoul':'Zobrazit panel'})
  if (await exp.isVisible().catch(()=>false)) await exp.click()
  await p.screenshot({ path: `/tmp/he-${m}-${vp.width}-a.png` })
  console.log(m, vp.width, await p.evaluate(()=>{const out=[];for(const e of document.querySelectorAll('.ostrov-editor, .ostrov-editor *')){const s=getComputedStyle(e);if(/auto|scroll/.test(s.overflowY)) out.push(e.className+' '+e.scrollHeight+'/'+e.clientHeight)};return out.join('; ')}))
  // move a component and publish
  await p.locator('.ostrov-editor-list .ostrov-editor-entry').first().click(); await p.waitForTimeout(500)
  await p.getByRole('button',{name: m==='ro'?'Mutați mai jos':'Posunout níž'}).or(p.locator('.ostrov-editor-actions .ostrov-editor-row').last().getByRole('button').nth(1)).first().click(); await p.waitForTimeout(1200)
  await p.screenshot({ path: `/tmp/he-${m}-${vp.width}-b.png` })
  await p.getByRole('button',{name: m==='ro'?'Verificați și publicați':'Zkontrolovat a zveřejnit'}).click(); await p.waitForTimeout(800)
  await p.screenshot({ path: `/tmp/he-${m}-${vp.width}-c.png` })
  await p.getByRole('button',{name: m==='ro'?'Publicați':'Zveřejnit', exact:true}).click(); await p.waitForTimeout(1200)
  await p.screenshot({ path: `/tmp/he-${m}-${vp.width}-d.png` })
  console.log(m, vp.width, await p.evaluate(()=>{const out=[];for(const e of document.querySelectorAll('.ostrov-editor, .ostrov-editor *')){const s=getComputedStyle(e);if(/auto|scroll/.test(s.overflowY)) out.push(e.className+' '+e.scrollHeight+'/'+e.clientHeight)};return out.join('; ')}))
  await p.close()
}
await b.close()
