/** The custom property in which a grid tells what stands in it how many columns it has on this device. */
export const columnsProperty = '--columns'
