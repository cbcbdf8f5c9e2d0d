import { cn } from './class-names.ts'

/** How one of a row of tabs looks; `isActive` where a link does not say it by itself. */
export function tabClass(isActive?: boolean): string {
  return cn(
    '-mb-px flex h-11 shrink-0 items-center border-b-2 px-4 font-medium -outline-offset-2 hover:text-foreground data-[state=active]:border-accent-text data-[state=active]:text-foreground',
    isActive ? 'border-accent-text text-foreground' : 'border-transparent text-muted',
  )
}

/** Around a row of tabs: on phones it is wider than the screen, and is pushed by a finger or by the tab that has the focus. */
export const tabRowClass = '-mx-4 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0'
