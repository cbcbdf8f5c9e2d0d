import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import { kits, type Theme } from '@aurelio/page/theme'

export type Look = {
  /** The kit that it wears where its site has none. */
  kit: string
  /** Whether text and form stand side by side where there is room. */
  isSplit: boolean
  align: 'left' | 'center'
  /** Ground of what is read first. */
  ground: string
  ink: string
  soft: string
}

const looks: Record<ContestSettings['template'], Look> = {
  classic: {
    kit: 'aurelio',
    isSplit: true,
    align: 'left',
    ground: 'token:surface',
    ink: 'token:text',
    soft: 'token:muted',
  },
  bold: {
    kit: 'fiesta',
    isSplit: true,
    align: 'left',
    ground: 'token:primary',
    ink: 'token:on-primary',
    soft: 'token:muted-on-primary',
  },
  calm: {
    kit: 'menta',
    isSplit: false,
    align: 'center',
    ground: 'token:background',
    ink: 'token:text',
    soft: 'token:muted',
  },
  night: {
    kit: 'noche',
    isSplit: false,
    align: 'center',
    ground: 'token:background',
    ink: 'token:text',
    soft: 'token:muted',
  },
  paper: {
    kit: 'tinta',
    isSplit: true,
    align: 'left',
    ground: 'token:background',
    ink: 'token:text',
    soft: 'token:muted',
  },
}

export function lookOf({ template }: Pick<ContestSettings, 'template'>): Look {
  return looks[template]
}

/** The kit of the contest's site, else that of its template. */
export function themeFor(own: Theme | null, look: Pick<Look, 'kit'>): Theme | null {
  return own ?? kits.find(({ id }) => id === look.kit)?.theme ?? null
}
