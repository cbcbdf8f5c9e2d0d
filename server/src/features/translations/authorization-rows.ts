import type { Row } from '../../testing/authorization/row.ts'

export const authorizationRows: Record<string, Row> = {}
