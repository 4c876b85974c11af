/** When a part of the kit is the right one, and what it does for keyboards and screen readers. */
export interface Guidance {
  use: string
  avoid: string
  /** What stands below the picture of the part as it should be, and as it should not. */
  good: string
  bad: string
  keyboard: string
  readers: string
}

/** By the name of the file that has its stories. */
export const KIT_GUIDANCE: Readonly<Record<string, Guidance>> = {
  'kit-button': {
    use: 'To start an action: send, add, save, close. One primary button for each form or dialog; secondary for the alternatives; quiet for what is rarely wanted.',
    avoid: 'For going to another page: that is a link, which may look like a button.',
    good: 'Name the action and its object: “Add to cart”. Set isBusy while the request is on its way.',
    bad: 'Don’t write “OK” or “Click here”. Don’t set the attribute disabled: it drops the focus and explains nothing.',
    keyboard: 'Enter and Space press it. A busy or unavailable button keeps the focus and ignores presses.',
    readers:
      'Unavailable and busy buttons have aria-disabled. Say the reason in a text and pass its id as describedBy.',
  },
  'kit-combobox': {
    use: 'To find one of many things that the server knows: a town, a product, an order.',
    avoid: 'For up to some ten choices: use choice cards or a select, which show all of them.',
    good: 'Say in the hint what can be typed, keep what was typed, and leave a way on for those who find nothing.',
    bad: 'Don’t clear what was typed when a search fails.',
    keyboard:
      'Arrows walk the list, Enter takes an option, Escape closes the list, then empties the field. Tab leaves.',
    readers:
      'Follows the ARIA combobox pattern. The number of results and a failed search are announced politely.',
  },
  'kit-device': {
    use: 'Choice cards for one answer out of a few that deserve a picture or an explanation. Price lines wherever a price has reasons.',
    avoid: 'For more than some twenty choices without groups, and for several answers at once.',
    good: 'Write the legend as the question itself. Show a skeleton of the same shape while choices load.',
    bad: 'Don’t tell choices apart by colour or picture alone: each has a label.',
    keyboard: 'One stop for Tab; arrows move among the cards and choose at once.',
    readers:
      'A fieldset with radio buttons; the legend is read with the first of them. Skeletons are hidden.',
  },
  'kit-fields': {
    use: 'For everything that a customer or a member of staff fills in.',
    avoid: 'For a setting that takes effect at once: a form is sent as a whole.',
    good: 'Mark optional fields, give the format in the hint, set autocomplete to the browser’s own names.',
    bad: 'Don’t use a placeholder as the label, and don’t report an error before the field has been left.',
    keyboard:
      'Enter sends the form. A refused form moves the focus to its summary, whose links lead to the fields.',
    readers: 'Labels, hints and errors belong to their fields. The summary says how many fields are wrong.',
  },
  'kit-grid': {
    use: 'For lists that staff sort, filter, edit in place and export.',
    avoid: 'For customers, and for up to some ten rows of two columns: a plain table is lighter.',
    good: 'Give each column a width and a name. Say in an empty grid what to do next.',
    bad: 'Don’t leave people at “No data”, put more than one control into a cell, or hide the only way to an action in a menu.',
    keyboard:
      'One stop for Tab; arrows move among cells, Enter or F2 edits, Escape gives the edit up, Space chooses a row.',
    readers:
      'Follows the ARIA grid pattern with the numbers of rows and columns. Sorting and results are announced.',
  },
  'kit-import': {
    use: 'To change many records by a CSV file: the file is read and checked before anything is sent.',
    avoid: 'For a few records: edit them in the grid.',
    good: 'Show what will change, leave out the bad lines, and offer them as a file to be corrected.',
    bad: 'Don’t send what has not been looked through.',
    keyboard: 'The file is chosen by a button. The focus goes on to the result of the check.',
    readers: 'How many lines are good, and how many are left out, is announced once the file is read.',
  },
  'kit-messages': {
    use: 'Note: what happened, beside where it happened. FailureNote: what went wrong with a call, with the way on.',
    avoid:
      'For an error of a single field (the field says it) and for news from another page (notifications do).',
    good: 'Say what happened, then what can be done. Offer “try again” where trying again can help.',
    bad: 'Don’t show a code or the server’s own English, and don’t hide a note by itself after some seconds.',
    keyboard: 'A note takes no focus. Its links and buttons follow in the order of the page.',
    readers:
      'Errors are alerts and read at once. The other kinds are announced politely, without their buttons.',
  },
  'kit-overlays': {
    use: 'Dialog: a decision that stops everything else. Calendar: a day that is easier to point at than to type.',
    avoid: 'For news, for long forms, and on top of another dialog.',
    good: 'Ask a question in the title and answer it in the buttons: “Delete the draft?”, “Keep it”, “Delete”. The answer that loses nothing stands first: the focus begins there.',
    bad: 'Don’t ask “Are you sure?”: nobody knows of what, or what OK will do. What can be undone needs no question.',
    keyboard:
      'The focus stays inside; Escape and a press beside it close it. In the calendar arrows move by days, Page Up and Page Down by months.',
    readers: 'A modal dialog with its title as the name. The focus goes back to what opened it.',
  },
  'kit-record': {
    use: 'For one record that staff read and change: its fields, its history and what a colleague saved meanwhile.',
    avoid: 'For changing one value of many records: use the grid.',
    good: 'Show both values where a colleague has saved meanwhile, and let neither win by itself.',
    bad: 'Don’t overwrite a colleague’s change, or drop one’s own, without showing both.',
    keyboard: 'Fields follow each other in reading order. Leaving with unsaved changes asks first.',
    readers: 'What was saved or refused is announced; a conflict names both values.',
  },
  'kit-small-parts': {
    use: 'The pager for lists of several pages, the stepper for small whole numbers, chips for chosen values.',
    avoid: 'The stepper for numbers above some fifty: use a field.',
    good: 'Give each button a name with its object: “One piece more: USB-C cable”.',
    bad: 'Don’t rely on an icon without a name.',
    keyboard: 'Each button is a stop. When a chip is removed, the focus goes to the next one.',
    readers: 'Each button is named with what it acts on. The pager marks the current page.',
  },
  'kit-tree': {
    use: 'For things inside things that staff open, move and rename: categories.',
    avoid: 'For two levels that never change: use a list with headings.',
    good: 'Let keys move things as well, tell those below the tree, and keep undo in sight.',
    bad: 'Don’t make dragging the only way to move something.',
    keyboard:
      'Arrows open, close and walk; F2 renames, Alt with arrows or Ctrl+X and Ctrl+V move, Delete asks, Ctrl+Z undoes.',
    readers:
      'Follows the ARIA tree pattern with level and position. Moves are announced, with their new place.',
  },
}
