/** Which version of the product this is, as its packages say it. */
export const productVersion = '0.1.0'
