/** Entry of a site's kit: its schema and tokens, and what follows from its colours. */
export { ownFamilySchema } from '../fonts/own-family.ts'
export { colorTokens, defaultTheme } from './default-theme.ts'
export type { ColorToken, FreeColor, Palette, Theme } from './default-theme.ts'
export { darkPalette, derivedColors } from './derived-colors.ts'
export { kits } from './kits.ts'
export { isFreeName, mostFreeTokens, readTheme, themeSchema } from './theme.ts'
export { defaultTokenValue, tokenValues } from './token-values.ts'
