interface Prism {
  languages: Record<string, object>
}

/** Python as Storybook’s highlighter learns a language. */
export function definePython(prism: Prism): void {
  prism.languages.python = {
    comment: { pattern: /(^|[^\\])#.*/, lookbehind: true },
    string: {
      pattern: /(?:[rbf]{1,2})?(?:"""[\s\S]*?"""|'''[\s\S]*?'''|("|')(?:\\.|(?!\1)[^\\\r\n])*\1)/i,
      greedy: true,
    },
    function: { pattern: /((?:^|\s)def[ \t]+)\w+/, lookbehind: true },
    'class-name': { pattern: /(\bclass\s+)\w+/, lookbehind: true },
    keyword:
      /\b(?:and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|if|import|in|is|lambda|not|or|pass|raise|return|try|while|with|yield)\b/,
    boolean: /\b(?:False|None|True)\b/,
    number: /\b\d+(?:\.\d+)?\b/,
    operator: /[-+*/%=<>!]=?|[&|^~]/,
    punctuation: /[{}[\];(),.:]/,
  }
}
definePython.displayName = 'python'
definePython.aliases = ['py']
