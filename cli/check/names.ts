import { CONFIG_ID } from './config.ts'
import { locateAttribute, readAttribute, type Tag } from './html.ts'
import type { Check } from './reading.ts'

/** Elements whose names become members of the document. */
const NAMING = /^(?:embed|form|iframe|img|object)$/
/** The one name in a form that libraries walk up by. */
const WAY_UP = 'parentNode'

/** Ids and names that get in the way of scripts. */
export const checkNames: Check = ({ page }, add) => {
  const seen = new Set<string>()
  for (const tag of page.tags.filter(({ isInert }) => !isInert)) {
    const id = readAttribute(tag, 'id')
    // The configuration has a check of its own.
    if (id && id !== CONFIG_ID && seen.has(id)) {
      const problem = `The page has another element of the id ${JSON.stringify(id.slice(0, 80))}.`
      add('id-repeated', locateAttribute(tag, 'id'), problem)
    }
    if (id) seen.add(id)
    for (const attribute of ['name', 'id']) {
      const value = readAttribute(tag, attribute)
      if (!value || !isHiding(tag, attribute, value)) continue
      const problem = `<${tag.name} ${attribute}="${value}"> hides document.${value}.`
      add('name-clobbers', locateAttribute(tag, attribute), problem, { fix: `Give it another ${attribute}.` })
    }
  }
}

function isHiding(tag: Tag, attribute: string, value: string): boolean {
  if (value === WAY_UP) return true
  if (!DOCUMENT_MEMBERS.has(value) || !NAMING.test(tag.name)) return false
  // An object goes by its id too, and an image only while it has a name.
  return attribute === 'name' || tag.name === 'object' || (tag.name === 'img' && tag.attributes.has('name'))
}

/** What `document` has in browsers; an element of one of these names would hide it. */
export const DOCUMENT_MEMBERS: ReadonlySet<string> = new Set(
  `
implementation URL documentURI compatMode characterSet charset inputEncoding contentType doctype
documentElement xmlEncoding xmlVersion xmlStandalone domain referrer cookie lastModified readyState
title dir body head images embeds plugins links forms scripts currentScript defaultView designMode
onreadystatechange anchors applets fgColor linkColor vlinkColor alinkColor bgColor all scrollingElement
onpointerlockchange onpointerlockerror hidden visibilityState wasDiscarded prerendering featurePolicy
timeline fullscreenEnabled fullscreen onfullscreenchange onfullscreenerror rootElement
activeViewTransition pictureInPictureEnabled onabort onbeforeinput onbeforematch onbeforetoggle onblur
oncancel oncanplay oncanplaythrough onchange onclick onclose oncommand oncontextlost oncontextmenu
oncontextrestored oncuechange ondblclick ondrag ondragend ondragenter ondragleave ondragover ondragstart
ondrop ondurationchange onemptied onended onerror onfocus onformdata oninput oninvalid onkeydown
onkeypress onkeyup onload onloadeddata onloadedmetadata onloadstart onmousedown onmouseenter
onmouseleave onmousemove onmouseout onmouseover onmouseup onmousewheel onpause onplay onplaying
onprogress onratechange onreset onresize onscroll onscrollend onsecuritypolicyviolation onseeked
onseeking onselect onselectionchange onselectstart onslotchange onstalled onsubmit onsuspend
ontimeupdate ontoggle onvolumechange onwaiting onwheel oncopy oncut onpaste onvisibilitychange children
firstElementChild lastElementChild childElementCount activeElement styleSheets pointerLockElement
fullscreenElement adoptedStyleSheets pictureInPictureElement customElementRegistry fonts adoptNode
append captureEvents caretPositionFromPoint caretRangeFromPoint clear close createAttribute
createAttributeNS createCDATASection createComment createDocumentFragment createElement createElementNS
createEvent createExpression createNSResolver createNodeIterator createProcessingInstruction createRange
createTextNode createTreeWalker elementFromPoint elementsFromPoint evaluate execCommand exitFullscreen
exitPictureInPicture exitPointerLock getAnimations getElementById getElementsByClassName
getElementsByName getElementsByTagName getElementsByTagNameNS getSelection hasFocus hasStorageAccess
importNode moveBefore open prepend queryCommandEnabled queryCommandIndeterm queryCommandState
queryCommandSupported queryCommandValue querySelector querySelectorAll releaseEvents replaceChildren
requestStorageAccess startViewTransition write writeln constructor fragmentDirective nodeType nodeName
baseURI isConnected ownerDocument parentNode parentElement childNodes firstChild lastChild
previousSibling nextSibling nodeValue textContent appendChild cloneNode compareDocumentPosition contains
getRootNode hasChildNodes insertBefore isDefaultNamespace isEqualNode isSameNode lookupNamespaceURI
lookupPrefix normalize removeChild replaceChild addEventListener dispatchEvent removeEventListener
hasOwnProperty isPrototypeOf propertyIsEnumerable toString valueOf toLocaleString
`
    .trim()
    .split(/\s+/),
)
