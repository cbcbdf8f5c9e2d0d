import type { Action } from '@aurelio/contracts/access'
import type { OverviewPage } from '@aurelio/contracts/page-overview'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/**
 * What a feature tells the app about itself, in its `feature.ts`. Routes, the sidebar, the palette, the paths above a
 * screen, the tool cards, the builder's sections and the journeys over every screen follow from it.
 */
export type Feature = {
  screens: readonly Screen[]
  /** Ways to a part of a screen. */
  commands?: readonly (ScreenCommand & { path: string })[]
  /** What it can do with a page, in the menu of the page's card. */
  pageActions?: readonly PageAction[]
}

/** An entry in the menu of a page's card, and the dialog that it opens. */
export type PageAction = {
  /** Spanish, and its own translation key. */
  name: string
  /** Its place in the menu; the overview's own entries stand at 1, 2, 4, 6 and 8. */
  position: number
  icon: LucideIcon
  /** What one has to be allowed for it to be offered. */
  needs?: Action
  load: () => Promise<ComponentType<PageActionProps>>
}

export type PageActionProps = { page: OverviewPage; onClose: () => void }

/**
 * A screen for anybody, in a feature's `public.ts`. The entry holds all of these: what else there is to say about a screen
 * is loaded with those behind the guard.
 */
export type PublicScreen = {
  /** Its address, from the root; a part that begins with a colon stands for any text. */
  path: string
  /** Title of the document. Spanish, and its own translation key, like all the texts here. */
  title: string
  load: () => Promise<ComponentType>
}

/** What people do in the builder, in this order: make pages, win people, see how it goes, keep in touch, learn. */
export const sectionGroups = ['pages', 'capture', 'measure', 'care', 'learn'] as const
export type SectionGroup = (typeof sectionGroups)[number]

/** A screen behind the guard, and how one gets there. */
export type Screen = PublicScreen & {
  /** Covers the window, without the shell. */
  isFullscreen?: true
  /** Needs no server, nor anybody who is signed in: it opens without a connection too. */
  worksOffline?: true
  /** The language of its texts where the specification has it so. */
  language?: 'en'
  command?: ScreenCommand
  /** Its place in the builder's section (page-builder.md §2). */
  section?: { label: string; group: SectionGroup; position: number }
  /** Its tab in the settings; `needs` as of a command. */
  settings?: { label: string; position: number; needs?: Action }
}

/** How a screen is called in the palette and the menus (dashboard.md §2). */
export type ScreenCommand = {
  id: string
  name: string
  description: string
  icon: LucideIcon
  /** Other Spanish words that people look for it by. */
  keywords?: string
  /** Keys pressed one after another: `g p`. */
  shortcut?: string
  /** What one has to be allowed for it to be offered; whether one is allowed, the server decides. */
  needs?: Action
  /** Not offered to whoever may do this: they have another way there. */
  unless?: Action
  /** Its place in the sidebar, or in that of the command whose id is told. `exact`: active on its own path only. */
  sidebar?: { position: number; under?: string; exact?: true }
  /** Its place in the bar at the bottom of phones, with its name there where its own is too long. */
  bar?: { position: number; name?: string }
  /** Its card among the tools. */
  tool?: { name: string; description: string; position: number }
}
