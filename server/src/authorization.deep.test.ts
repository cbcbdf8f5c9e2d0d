import { whoMayCall } from './testing/authorization/matrix.ts'
import { onPostgres } from './testing/engines.ts'

// Who may is decided before a statement is made; what a scope leaves out is tested with each feature, on both engines.
onPostgres('who may call', () => whoMayCall('postgres'))
