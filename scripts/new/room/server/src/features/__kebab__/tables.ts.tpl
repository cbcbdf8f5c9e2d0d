export type __Name__Row = { id: string; workspaceId: string; name: string; createdAt: string }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    __name__: __Name__Row
  }
}
