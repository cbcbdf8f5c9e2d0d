export { commitmentTo, drawFrom, hashOfList, listOf, type Entry } from './draw.ts'
