export type ImagePresetRow = {
  id: string
  workspaceId: string
  name: string
  /** JSON: the optimizer's settings. */
  settings: string
  updatedAt: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    imagePreset: ImagePresetRow
  }
}
