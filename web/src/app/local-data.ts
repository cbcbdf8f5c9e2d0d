import { onSignOut } from '../platform/local-data.ts'

// What the features keep in this browser; each one's code loads only when it is cleared.
onSignOut('pages being edited', async () => {
  const { forgetStoredWork } = await import('../features/page-builder/editor/sync/keeping/stored-work.ts')
  await forgetStoredWork()
})
onSignOut('profile photos', async () => {
  const { forgetPhotos } = await import('../features/profile/photo/photo-store.ts')
  await forgetPhotos()
})
onSignOut('the image optimizer without a connection', async () => {
  const { forgetOffline } = await import('../features/image-optimizer/offline/keep-offline.ts')
  await forgetOffline()
})
onSignOut('what the tools have done', async () => {
  const { forgetToolUses } = await import('../platform/tool-use.ts')
  forgetToolUses()
})
onSignOut('what the document asked for', async () => {
  const { dropFirstAnswers } = await import('../platform/api/first-answers.ts')
  dropFirstAnswers()
})
