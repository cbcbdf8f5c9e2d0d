import type { Theme } from '@aurelio/page/theme'

export type PartProps = { theme: Theme; onChange: (part: Partial<Theme>) => void }
