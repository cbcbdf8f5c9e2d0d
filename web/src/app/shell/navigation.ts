import { screens } from '../commands/screens.ts'

export type NavigationScreen = (typeof screens)[keyof typeof screens]

export type NavigationEntry = NavigationScreen & {
  /** Active on exactly this path only. */
  end?: boolean
  children?: readonly NavigationScreen[]
}

/** The sidebar (dashboard.md §2). */
export const navigation: readonly NavigationEntry[] = [
  { ...screens.dashboard, end: true },
  {
    ...screens.tools,
    end: true,
    children: [screens.builder, screens.imageOptimizer, screens.videoDownloader, screens.seoGenerator],
  },
  screens.projects,
  screens.analytics,
  screens.settings,
  screens.help,
]
