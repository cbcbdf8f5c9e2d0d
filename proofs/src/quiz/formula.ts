/** What a formula is made of, in the order in which it is written. */
type Token = { kind: 'number' | 'name' | 'sign'; text: string }
const tokenPattern = /\s*(?:(\d+(?:[.,]\d+)?)|([\p{L}_][\p{L}\p{N}_]*)|([-+*/()×÷]))/uy

/** A formula as it is computed; `names` are those that it asks for. */
type Formula = {
  names: readonly string[]
  /** Null where a name has no number, or something is divided by nothing. */
  valueOf: (numberOf: (name: string) => number | null) => number | null
}
type Part = (numberOf: (name: string) => number | null) => number | null

/** Reads `horas * precio * 52`: numbers, names, + - * / and brackets. Null where it is none. */
export function readFormula(text: string): Formula | null {
  const tokens = tokensOf(text)
  if (!tokens) return null
  let at = 0
  const names = new Set<string>()
  const takes = (...signs: string[]) => {
    const token = tokens[at]
    if (token?.kind !== 'sign' || !signs.includes(token.text)) return null
    at += 1
    return token.text
  }

  function factor(depth: number): Part | null {
    if (depth > 40) return null
    if (takes('-')) {
      const inner = factor(depth + 1)
      return inner && ((numberOf) => computed([inner(numberOf)], ([value = 0]) => -value))
    }
    if (takes('(')) {
      const inner = sum(depth + 1)
      return inner && takes(')') ? inner : null
    }
    const token = tokens?.[at]
    if (!token || token.kind === 'sign') return null
    at += 1
    if (token.kind === 'name') {
      names.add(token.text)
      return (numberOf) => numberOf(token.text)
    }
    const value = Number(token.text.replace(',', '.'))
    return () => value
  }

  function chain(next: (depth: number) => Part | null, signs: readonly string[], depth: number): Part | null {
    let left = next(depth)
    while (left) {
      const sign = takes(...signs)
      if (sign === null) return left
      const [one, other] = [left, next(depth)]
      if (!other) return null
      left = (numberOf) => computed([one(numberOf), other(numberOf)], ([a = 0, b = 0]) => applied(sign, a, b))
    }
    return null
  }
  const product = (depth: number) => chain(factor, ['*', '/', '×', '÷'], depth)
  const sum = (depth: number): Part | null => chain(product, ['+', '-'], depth)

  const whole = sum(0)
  return whole && at === tokens.length ? { names: [...names], valueOf: whole } : null
}

function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = []
  const whole = text.trim()
  tokenPattern.lastIndex = 0
  while (tokenPattern.lastIndex < whole.length) {
    const [found, number, name, sign] = tokenPattern.exec(whole) ?? []
    if (found === undefined) return null
    if (number !== undefined) tokens.push({ kind: 'number', text: number })
    else if (name !== undefined) tokens.push({ kind: 'name', text: name })
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign })
  }
  return tokens
}

function applied(sign: string, a: number, b: number): number {
  if (sign === '+') return a + b
  if (sign === '-') return a - b
  return sign === '*' || sign === '×' ? a * b : a / b
}

function computed(values: readonly (number | null)[], of: (values: readonly number[]) => number) {
  const known = values.filter((value) => value !== null)
  if (known.length < values.length) return null
  const value = of(known)
  return Number.isFinite(value) ? value : null
}
