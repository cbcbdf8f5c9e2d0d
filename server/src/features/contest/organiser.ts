import type { WorkspaceSettings } from '@aurelio/contracts/workspace-settings'
import type { ContestSettings } from '@aurelio/contracts/contest-settings'

export type AboutOf = (
  workspaceId: string,
) => Promise<Pick<WorkspaceSettings, 'legal' | 'timeZone'> & { name: string }>

/** Who organises a contest, by which clock: as it says itself, else by the workspace's legal data, else by its name. */
export function organisers(aboutOf: AboutOf) {
  return async (
    { workspaceId }: { workspaceId: string },
    { organiser }: Pick<ContestSettings, 'organiser'>,
  ) => {
    const { name, timeZone, legal } = await aboutOf(workspaceId)
    const { taxNumber, address, email } = legal
    return { name: organiser || legal.name || name, taxNumber, address, email, timeZone }
  }
}
export type OrganiserOf = ReturnType<typeof organisers>
