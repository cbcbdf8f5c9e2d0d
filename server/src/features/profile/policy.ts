/** Everybody changes their own profile alone; a photo is seen by its owner and by members of a shared workspace. */
export async function maySeePhoto(
  viewerId: string,
  ownerId: string,
  shareWorkspace: (one: string, other: string) => Promise<boolean>,
): Promise<boolean> {
  return viewerId === ownerId || shareWorkspace(viewerId, ownerId)
}
