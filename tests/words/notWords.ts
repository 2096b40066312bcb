/** Texts that look like sentences and are none: each with the reason. */
export const notWords: Record<string, string> = {
  Ether: 'the name of a token that false ones imitate',
  Ethereum: 'the name of a token that false ones imitate',
  'Wrapped Ether': 'the name of a token that false ones imitate',
  'USD Coin': 'the name of a token that false ones imitate',
  'Tether USD': 'the name of a token that false ones imitate',
  'Dai Stablecoin': 'the name of a token that false ones imitate',
  'Safe Token': 'the name of a token that false ones imitate',
  Files: 'what browsers call files that are dragged',
  '\x19Ethereum Signed Message: {}': 'what EIP-191 puts before a text that is signed',
  Error: 'the name of an error in Solidity',
  'struct {} {{}}': 'a signature of Solidity',
  'function {}{} {}': 'a signature of Solidity',
  'uint256 nonce, address sender, uint256 threshold': 'parameters of Solidity',
  '(prefers-reduced-motion: reduce)': 'a media query',
  'width=device-width, initial-scale=1': 'a setting for the browser',
  'light dark': 'a setting for the browser',
}
