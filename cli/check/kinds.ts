export type Severity = 'error' | 'warning'

/** What all findings of one kind have in common: what comes of it, and what to do where that is always the same. */
interface KindOfFinding {
  severity: Severity
  why: string
  fix: string
}

const error = (why: string, fix = ''): KindOfFinding => ({ severity: 'error', why, fix })
const warning = (why: string, fix = ''): KindOfFinding => ({ severity: 'warning', why, fix })

/** Every kind of finding, how much it weighs, and why it matters. */
export const KINDS = {
  // The page as a whole
  'page-unreadable': error('What is no page of HTML has no islands.', 'Name a page that is there.'),
  'doctype-missing': warning('Browsers lay out such a page as in 1999.', 'Begin it with <!doctype html>.'),
  'config-missing': error('Islands fail without it: it tells them market, routes and who is looking.'),
  'config-repeated': error('The first one is read, the others are not.', 'Keep one for the page.'),
  'config-element': error('The browser runs, shows or changes any other element.'),
  'config-json': error('It can’t be read, so every island of the page fails.'),
  'config-value': error('A configuration with a wrong value is refused whole.'),
  'config-key': warning('Nobody reads a key of this name, so it has no effect.'),
  'config-key-missing': error('The component then refuses what it is for: a form, say, can’t be sent.'),
  'json-repeated-key': error('Only the last of them counts.', 'Keep the one that is meant.'),
  'json-refused-key': error('Such a name reaches into the language itself.', 'Give it another name.'),
  'language-wrong': error('Screen readers and translators take the islands’ language for another.'),
  'route-missing': error('The component fails where the table has no path of this name.'),
  'route-name': warning('No call has this name, and one has nearly this one.'),
  'route-path': error('Islands ask only their own site.', 'Take it from reverse(), without scheme and host.'),
  'route-arguments': error('The call fills in its own arguments, by their names.'),
  'route-slash': error('Django redirects such a path, and a write loses its body on the way.'),
  'route-market': error('The other market would answer, in its language and currency.'),
  'id-repeated': error('Labels, links and scripts find only the first.', 'Make it from the plugin’s number.'),
  'name-clobbers': error('An element of this name hides the document’s own member of that name.'),
  'inline-handler': warning('A strict policy keeps it from running.', 'Add the listener in a script file.'),
  'inline-script': error(
    'The page’s own Content Security Policy keeps it from running.',
    'Put it into a file of this site, or give it the nonce of the policy.',
  ),
  'inline-style': error('The page’s own policy leaves it out.', 'Put it into a stylesheet of this site.'),
  'policy-open': warning(
    'default-src does not cover it: markup that gets into the page could lead its links and forms elsewhere, or another site frame it.',
  ),
  'policy-blocks': error('What the browser may not load or ask is missing from every island.'),
  'script-address': warning(
    'A strict Content Security Policy keeps an address of this kind from running.',
    'Make it a <button> with a listener in a script file, or a link that leads somewhere.',
  ),

  // Placeholders and their params
  'component-unknown': error('There is nothing to load for it, so visitors see the fallback for ever.'),
  'component-empty': error('It is passed over.', 'Write a name into data-component, or take that away.'),
  'pk-repeated': error('Two islands would share what is kept by it.', 'Give each its own plugin’s number.'),
  'component-alone': warning('What it offers can’t be had on this page, so visitors are not offered it.'),
  'when-wrong': error('It is not understood, so the component’s own default holds.'),
  'attribute-unknown': warning('Nobody reads an attribute of this name, so it has no effect.'),
  'fallback-missing': warning(
    'Until the island is up, and where it never is, visitors see nothing here.',
    'Put in what is true without the island: a sentence, a link, a skeleton of its size.',
  ),
  'placeholder-nested': error('The outer island takes the place of the inner one.', 'Put them side by side.'),
  'placeholder-moved': error('The browser makes another page of it than was written.'),
  'placeholder-unclosed': error('All up to the end of the page is part of it, and goes with it.'),
  'placeholder-element': error('Other elements must be able to stand in it.', 'Make it a <div>.'),
  'placeholder-inert': warning(
    'What stands in a <template> is no part of the page, so it is not found until a script puts it there.',
    'Take it out, unless a script of the page clones the template.',
  ),
  'rendered-empty': error(
    'The attribute promises markup of the island to go on with; without it the island renders anew and the page jumps.',
    'Put the rendered markup into it, or take data-rendered away.',
  ),
  'params-twice': error('The script is read, the attribute is not.', 'Take data-params away.'),
  'params-repeated': error('The first script is read, the others are not.', 'Keep one.'),
  'params-json': error('The island fails, as it can’t read them.', 'Let json_script write them, not a hand.'),
  'params-cut': error(
    'The browser ends a script at the first </script>, also in the middle of a text; the rest is shown as markup.',
    'Escape every "<" in them as \\u003c, as Django’s json_script does.',
  ),
  'params-size': error(
    'More than 65536 characters are not read, so the island fails.',
    'Give a reference to what the server knows, and let the island ask for it.',
  ),
  'params-shape': error(
    'Params of another shape can’t be read, so the island fails.',
    'Write {"name": value} or [{"name": "…", "value": …, "type": "…"}].',
  ),
  'params-type': error('It is not read as params.', 'Write <script type="application/json">.'),
  'params-place': error('It is passed over there.', 'Make it a direct child of the placeholder.'),
  'param-missing': error('The component can’t work without it, so the island fails.'),
  'param-wrong': error('A wrong value is not guessed at: the island fails.'),
  'param-unknown': warning('The component has no such param, so it has no effect.'),
  'param-type': warning(
    'The value is read by what the component declares; an editor that stores this type can’t show it.',
    'Write boolean, decimal, integer or string.',
  ),
  'param-repeated': error('Only the last of them counts.', 'Keep the one that is meant.'),

  // The files that a page links
  'loader-missing': error('Nothing brings the placeholders to life.'),
  'loader-repeated': error('The second one is waste, or of another build.', 'Keep that of this build.'),
  'loader-module': error(
    'The loader is a module; as a classic script it stops at its first line.',
    'Write <script type="module" …>.',
  ),
  'loader-market': error('The build of another market speaks another language.'),
  'file-unknown': error(
    'It is of another build, or none: it may be gone from the server, or not fit the other files.',
    'Take the names of files from the manifest.json of the build that is deployed.',
  ),
  'file-market': error('Files of two markets don’t fit together, and each would be loaded.'),
  'integrity-missing': error('Whoever changes the file on its way runs code on this page.'),
  'integrity-wrong': error('The browser refuses the file, so the islands stay asleep.'),
  'import-map-missing': warning(
    'Whoever changes a module on its way runs code on this page: what is imported later has no hash of its own.',
    'Write <script type="importmap">{"integrity":{…}}</script> before all modules, with the manifest’s integrity, each address behind the base URL of the files; ostrov init writes it.',
  ),
  'import-map-wrong': error(
    'The browser refuses those modules, so the islands stay asleep.',
    'Write the integrity of the manifest.json of the build that is deployed.',
  ),
  'import-map-late': error(
    'A browser that has begun with a module takes none.',
    'Put it before the first module script and the first modulepreload.',
  ),
  'crossorigin-missing': error(
    'The hash of a file from another site can’t be judged without it, so the browser refuses the file.',
    'Add crossorigin, and let that site answer with Access-Control-Allow-Origin.',
  ),
  'stylesheet-missing': error('Nothing else brings the islands’ tokens and shared styles to the page.'),
  'style-late': warning('The loader fetches it only when the island wakes, so the island waits for it.'),
  'style-linked': warning('If it hangs, nothing of the page is painted, and no island comes up.'),
  'style-changed': warning(
    'Its island may look otherwise than it should, and a policy that names the build’s own refuses it.',
    'Write it as manifest.json has it, with nothing added, not even a line end.',
  ),
  'preload-missing': warning(
    'These files are asked for one after another, each only when the one before it was read.',
    'Put <link rel="modulepreload" href="…" integrity="…" crossorigin> for each into its head.',
  ),
  'preload-unused': warning(
    'Visitors load what no component of this page needs.',
    'Link just the files that manifest.json names for the components of this page.',
  ),
} satisfies Record<string, KindOfFinding>

export type Kind = keyof typeof KINDS
