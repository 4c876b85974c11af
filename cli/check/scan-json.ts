/** A value of a JSON text, with where it stands. */
export interface JsonNode {
  at: number
  members?: readonly JsonMember[]
  items?: readonly JsonNode[]
}

export interface JsonMember {
  key: string
  at: number
  value: JsonNode
}

/** Why a text is no JSON, and where. */
export interface JsonFault {
  at: number
  expected: string
  /** Whether the text ends before its value does. */
  isCut: boolean
}

class JsonError extends Error {
  readonly fault: JsonFault

  constructor(fault: JsonFault) {
    super(fault.expected)
    this.fault = fault
  }
}

const DEEPEST = 500

/** Reads where everything of a JSON text stands, repeated keys too, which `JSON.parse` passes over. */
export function scanJson(text: string): { root: JsonNode } | { fault: JsonFault } {
  try {
    return { root: new JsonScanner(text).scan() }
  } catch (thrown) {
    if (thrown instanceof JsonError) return { fault: thrown.fault }
    throw thrown
  }
}

const SPACE = /[ \t\n\r]*/y
const PLAIN = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y

class JsonScanner {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  scan(): JsonNode {
    const root = this.#readValue(0)
    this.#take(SPACE)
    if (this.#at < this.#text.length) this.#fail('nothing more')
    return root
  }

  #fail(expected: string): never {
    throw new JsonError({ at: this.#at, expected, isCut: this.#at >= this.#text.length })
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    this.#at += found?.[0].length ?? 0
    return found !== null
  }

  #readValue(depth: number): JsonNode {
    this.#take(SPACE)
    const at = this.#at
    const first = this.#text[at]
    if (depth > DEEPEST) this.#fail('less nesting')
    if (first === '{') return { at, members: this.#readMembers(depth) }
    if (first === '[') return { at, items: this.#readItems(depth) }
    if (first === '"') this.#readString()
    else if (!this.#take(PLAIN)) this.#fail('a value')
    return { at }
  }

  #readItems(depth: number): JsonNode[] {
    const items: JsonNode[] = []
    this.#readUntil(']', () => items.push(this.#readValue(depth + 1)))
    return items
  }

  #readMembers(depth: number): JsonMember[] {
    const members: JsonMember[] = []
    this.#readUntil('}', () => {
      this.#take(SPACE)
      const at = this.#at
      if (this.#text[at] !== '"') this.#fail('a key in double quotes')
      const key = this.#readString()
      this.#take(SPACE)
      if (!this.#take(/:/y)) this.#fail('":"')
      members.push({ key, at, value: this.#readValue(depth + 1) })
    })
    return members
  }

  /** Reads what stands between two brackets, one after another. */
  #readUntil(end: string, readOne: () => void): void {
    this.#at++
    this.#take(SPACE)
    if (this.#text[this.#at] !== end) {
      do {
        readOne()
        this.#take(SPACE)
      } while (this.#take(/,/y))
      if (this.#text[this.#at] !== end) this.#fail(`"," or "${end}"`)
    }
    this.#at++
  }

  #readString(): string {
    const start = this.#at
    for (this.#at++; this.#text[this.#at] !== '"'; this.#at++) {
      const letter = this.#text[this.#at]
      if (letter === undefined) this.#fail('the closing quote of a text')
      if (letter < ' ') this.#fail('a text without line breaks (write \\n)')
      if (letter === '\\') this.#at++
    }
    this.#at++
    try {
      return JSON.parse(this.#text.slice(start, this.#at)) as string
    } catch {
      this.#at = start
      this.#fail('a text whose escapes are those of JSON')
    }
  }
}
