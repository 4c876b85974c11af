import { chromium } from 'playwright'
import { readFileSync } from 'node:fs'
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']})
const p=await b.newPage({viewport:{width:390,height:844}})
const e=JSON.parse(readFileSync('/tmp/sb-mine/index.json','utf8')).entries
for(const id of Object.keys(e).filter(i=>/^(guides|intro|embedding|foundations|kit).*--docs$/.test(i))){
 await p.goto(`http://localhost:4720/iframe.html?id=${id}&viewMode=docs`)
 await p.locator('#storybook-docs h1').first().waitFor()
 await p.waitForTimeout(300)
 const r=await p.evaluate(()=>{const w=document.documentElement.scrollWidth;const bad=[];if(w>390)for(const x of document.querySelectorAll('#storybook-docs *')){const r=x.getBoundingClientRect();if(r.right>391&&!x.closest('pre')){bad.push(x.tagName+'.'+x.className.slice(0,40)+' '+Math.round(r.right)+' '+x.textContent.slice(0,40)+' in '+x.parentElement.tagName)}}return [w,bad.slice(0,6)]})
 console.log(id,r[0]);for(const x of r[1])console.log('    ',x)
}
await b.close()
