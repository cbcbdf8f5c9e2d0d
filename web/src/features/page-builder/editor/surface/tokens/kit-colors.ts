import { colorTokens, type Theme } from '@aurelio/page/theme'

/** The colours that a kit names and those of a person's own, by their tokens. */
export function kitColors(theme: Theme): readonly (readonly [token: string, color: string])[] {
  return [
    ...colorTokens.map((token) => [token, theme.colors[token]] as const),
    ...theme.free.map(({ name, color }) => [name, color] as const),
  ]
}
