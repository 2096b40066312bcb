export const foundTokens = 'Found in the network’s records'
export const tokensHint =
  'They were sent to this Safe and are on nobody’s list. Anyone can send a token under any name: compare its address before you rely on it.'
export const showToken = 'Show this token'
export const noTokens = 'The records have no other token that this Safe holds.'
export const foundItems = 'Collectibles found in the network’s records'
export const itemsHint = 'Anyone can send a collectible under any name: compare the address of its collection.'
export const noItems = 'The records have no collectible (ERC-721) that this Safe holds.'
export const notRead = 'What of it this Safe holds could not be read'
