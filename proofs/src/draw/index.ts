export { commitmentTo, drawFrom, entriesIn, hashOfList, listOf, sha256OfText, type Entry } from './draw.ts'
