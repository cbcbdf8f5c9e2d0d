import { readdir } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** Where the states happen: the running product and what was prepared in it. */
export type Place = {
  url: string
  /** A published page with a form. */
  published: string
}

/** Brings a fresh browser page to this state. */
export type State<At = Place> = { name: string; show: (page: Page, place: At) => Promise<void> }

/** Who looks: nobody signed in, an account that was just made, one with pages and leads, or one with the sample content. */
export type Looker = 'visitor' | 'new' | 'busy' | 'sample'

export type Screen<At = Place> = {
  name: string
  as: Looker
  /** The address whose sheet this is. Where that alone opens it, so it stands first. */
  path?: string
  states: readonly State<At>[]
}

/** A state that is simply an address; it is there once its heading is. */
export function at(path: string, name = 'inicio'): State {
  return {
    name,
    show: async (page) => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    },
  }
}

const described: Screen[] = []

/** Screens with states that have to be brought about: a file of `screens/` says its own. */
export function describeScreens(screens: readonly Screen[]): void {
  described.push(...screens)
}

/** All that the files of `screens/` describe, in the order of their names. */
export async function describedScreens(): Promise<readonly Screen[]> {
  const folder = new URL('screens/', import.meta.url)
  for (const file of (await readdir(folder)).toSorted()) await import(new URL(file, folder).href)
  return described
}
