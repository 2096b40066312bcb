import { type Address, type Hex, hexToNumber, keccak256, size, slice } from 'viem'

/**
 * What the code at an account's own address is. `proxy`: it does what its singleton does and nothing else; published
 * for these versions. `delegation` (EIP-7702): a key's account, whose key can put other code there at any time.
 */
export type AccountCode =
  | { kind: 'proxy'; versions: string }
  | { kind: 'delegation'; target: Address }
  | { kind: 'other' }

/**
 * keccak256 of the part of a proxy's code that runs. Behind it stands the compiler's note on its sources, which differs
 * between builds of the same source: the chains have others than the packages.
 */
const proxyBodies: Readonly<Record<Hex, string>> = {
  '0x22227b7275f878425f804f93dc5de06e284940c8b4a68acfd87cabd99846d0f9': '0.1.0',
  '0x621bf56431a630736bf77b0f919e23bbf012e5982b9e961f771810d34afa6b80': '1.0.0',
  '0x4c4fbded328c3a670dde13310bb5e7d6564930d5cafcfda40f8df9537cfc9288': '1.1.0 to 1.4.1',
  '0x25b3db92a0a4d95c0de5adf2697ec6648c2a5386e3ac65c9db74528e4d041081': '1.5.0',
}

const delegationMark = '0xef0100'
const delegationSize = 23

/** Tells what an account's code is by the code alone, whichever factory put it there. */
export function classifyCode(code: Hex): AccountCode {
  if (size(code) === delegationSize && code.toLowerCase().startsWith(delegationMark)) {
    return { kind: 'delegation', target: slice(code, 3) }
  }
  const versions = proxyBodies[keccak256(cutCompilerNote(code))]
  return versions ? { kind: 'proxy', versions } : { kind: 'other' }
}

/** The last two bytes say how long the note is. Nothing in it runs: no published proxy jumps there. */
function cutCompilerNote(code: Hex): Hex {
  if (size(code) < 2) return code
  const end = size(code) - 2 - hexToNumber(slice(code, -2))
  return end > 0 ? slice(code, 0, end) : code
}

/** The hash of the code that a new Safe's own address holds, to the version whose factory created it. */
export const proxyCodeHashes: Readonly<Record<Hex, string>> = {
  '0xb89c1b3bdf2cf8827818646bce9a8f6e372885f8c55e5c07acbd307cb133b000': '1.3.0',
  '0xd7d408ebcd99b2b70be43e20253d6d92a8ea8fab29bd3be7f55b10032331fb4c': '1.4.1',
  '0x4e381985ca68b3e5d27b4425fa581c19cf33146d3f887a3cfca96f55528ea46f': '1.5.0',
}

/**
 * keccak256(proxy creation code ++ singleton) to each singleton: what CREATE2 needs to tell a Safe's address without
 * asking anyone. Compared with the published artifacts by a test.
 */
export const proxyInitCodeHashes: Readonly<Record<string, Hex>> = {
  '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552': '0x56e3081a3d1bb38ed4eed1a39f7729c3cc77c7825794c15bbf326f3047fd779c',
  '0x69f4D1788e39c87893C980c06EdF4b7f686e2938': '0xb3e501cfec8bd01fe46110901ec2dbff08b51dfc5ac094de6535e2c4bbdb59d9',
  '0x3E5c63644E683549055b9Be8653de26E0B4CD36E': '0xcaf2dc2f91b804b2fcf1ed3a965a1ff4404b840b80c124277b00a43b4634b2ce',
  '0xfb1bffC9d739B8D520DaF37dF666da4C687191EA': '0xea577b319e453ad8c9c606cacfe42c5750522aa0379d419931cb34698e3630e0',
  '0x41675C099F32341bf84BFc5382aF534df5C7461a': '0x76733d705f71b79841c0ee960a0ca880f779cde7ef446c989e6d23efc0a4adfb',
  '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762': '0xe298282cefe913ab5d282047161268a8222e4bd4ed106300c547894bbefd31ee',
  '0xFf51A5898e281Db6DfC7855790607438dF2ca44b': '0x9dd695a8d96e2c0f6ede304e13cc2efe754fa353b7389a23340c9317113bc975',
  '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e': '0xc00f8ed2d8e1bacf9a81836a956d9be01fbb50416bce76c09d18859e6bb6d223',
}
