/** Works on items by so many hands at once; answers stand in the order of the items. The first error ends it. */
export async function byHands<Item, Hand, Made>(
  items: readonly Item[],
  hands: readonly Hand[],
  work: (item: Item, hand: Hand) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  let next = 0
  const oneHand = async (hand: Hand) => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at]
      if (item !== undefined) made[at] = await work(item, hand)
    }
  }
  await Promise.all(hands.map(oneHand))
  return made
}
