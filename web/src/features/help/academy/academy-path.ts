/** The academy in the section of the builder (page-builder.md §2), and the short way to its part about the builder. */
export const academyPath = '/dashboard/tools/aurelio-builder/academy'
export const tutorialsPath = '/dashboard/tools/aurelio-builder/tutorials'
