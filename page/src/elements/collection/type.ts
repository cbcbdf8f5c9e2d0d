export const collectionType = 'collection'
export const collectionItemType = 'collection_item'
