import type { Command } from '../commands/command.ts'

/** What the workspace holds under these words. */
export function useFound(_query: string): { entries: Command[]; isBusy: boolean; hasFailed: boolean } {
  return { entries: [], isBusy: false, hasFailed: false }
}
