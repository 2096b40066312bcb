import { type AbiFunction, toFunctionSelector, toFunctionSignature } from 'viem'
import { expect, test } from 'vitest'
import { InvalidAbiError, parseAbiText } from './abiText'

const signatures = (text: string) => parseAbiText(text).map(({ item }) => toFunctionSignature(item))
const notes = (text: string) => parseAbiText(text).flatMap((read) => read.notes)
const amount = { name: 'a', type: 'uint256' }

test('an old interface offers no getter as a write, whichever word says so', () => {
  const items = [
    { type: 'function', name: 'balanceOf', constant: true, payable: false, inputs: [amount], outputs: [] },
    { type: 'function', name: 'both', constant: true, stateMutability: 'nonpayable', inputs: [] },
    { type: 'function', name: 'stale', constant: false, stateMutability: 'view', inputs: [] },
    { type: 'function', name: 'hash', stateMutability: 'pure', inputs: [] },
    { type: 'function', name: 'set', constant: false, payable: false, inputs: [amount] },
    { constant: false, inputs: [amount], name: 'deposit', payable: true },
    { name: 'typeless', inputs: [amount] },
    { type: 'event', name: 'Set', inputs: [] },
    { type: 'fallback', stateMutability: 'payable' },
    { stateMutability: 'payable', type: 'receive' },
  ]
  const read = parseAbiText(JSON.stringify(items))
  expect(read.map(({ item }) => [toFunctionSignature(item), item.stateMutability])).toEqual([
    ['set(uint256)', 'nonpayable'],
    ['deposit(uint256)', 'payable'],
    ['typeless(uint256)', 'nonpayable'],
  ])
  expect(() => parseAbiText(JSON.stringify(items.slice(0, 4)))).toThrow('no function that changes anything')
  for (const getter of ['f() view', 'f() external view returns (uint)', 'f() constant returns (uint)', 'f() pure']) {
    expect(() => parseAbiText(`function ${getter}`)).toThrow('no function that changes anything')
  }
})

test('signatures are read however they are written', () => {
  const multiLine = `
    // SPDX-License-Identifier: MIT
    pragma solidity ^0.8.0;
    interface IBridge is IBase {
      /* all at once,
         function no() */
      event Sent(address to);
      function send(
        address payable to, // who
        uint amount
      )
        external
        payable
        onlyOwner
        returns (
          bool
        );
      function peek() external view returns (uint256);
      function _inner(uint256 a) internal;
    }`
  expect(signatures(multiLine)).toEqual(['send(address,uint256)'])
  expect(parseAbiText(multiLine)[0]?.item.stateMutability).toBe('payable')
  expect(signatures('f(tuple(address to, uint amount) leg, tuple(bytes32[] a)[2] rest)')).toEqual([
    'f((address,uint256),(bytes32[])[2])',
  ])
  expect(signatures('f((address,(uint256,bool)[]) leg)')).toEqual(['f((address,(uint256,bool)[]))'])
  expect(signatures('f ( uint256 a ) ; g()')).toEqual(['f(uint256)', 'g()'])
  expect(signatures('function f(bytes calldata a, string memory b) external virtual override(A, B)')).toEqual([
    'f(bytes,string)',
  ])
  expect(signatures('["function f(uint256 a)", "event E(uint256)", "g(uint a) payable"]')).toEqual([
    'f(uint256)',
    'g(uint256)',
  ])
  expect(signatures('f(uint256 a)\nf(uint256 b)\nf(uint8)')).toEqual(['f(uint256)', 'f(uint8)'])
})

test("users' types are what Solidity's ABI makes of them, and what was taken for granted is said", () => {
  expect(signatures('function f(IERC20 t, IERC20[] calldata more, contract Token u)')).toEqual([
    'f(address,address[],address)',
  ])
  expect(notes('f(IERC20 t)')).toEqual([
    'IERC20 was taken for a contract: address in the call. If it is an enum, write uint8.',
  ])
  expect(notes('f(Enum.Operation o)')).toEqual(['Enum.Operation was taken for an enum: uint8 in the call.'])
  expect(signatures('function exec(address to, Enum.Operation operation, enum Kind k)')).toEqual([
    'exec(address,uint8,uint8)',
  ])
  const declared = `
    enum Side { Buy, Sell }
    type Price is uint128;
    struct Order { Side side; Price price; IERC20 token; }
    interface IVault { function trade(Order[] calldata orders, Side side, IVault vault, Price p) external; }`
  expect(signatures(declared)).toEqual(['trade((uint8,uint128,address)[],uint8,address,uint128)'])
  expect(notes(declared)).toContain('Side is uint8 in the call.')
  expect(notes(declared)).toContain(
    'IERC20 was taken for a contract: address in the call. If it is an enum, write uint8.',
  )
  const json = [{ name: 'f', inputs: [{ name: 't', type: 'contract IERC20' }, { type: 'uint' }, { type: 'enum X[]' }] }]
  expect(signatures(JSON.stringify(json))).toEqual(['f(address,uint256,uint8[])'])
  expect(notes('f(address a, uint b)')).toEqual([])
})

test('what is no interface is refused by a sentence that names it', () => {
  for (const [text, said] of [
    ['function f(unit256 a)', '“unit256” is no type'],
    ['function f(uint257 a)', '“uint257” is no type'],
    ['f(uint256 a', 'This is no signature: “f(uint256 a”'],
    ['f(uint256 a))', 'parentheses do not fit'],
    ['hello', 'This is no signature: “hello”'],
    [`f(${'('.repeat(5000)}`, 'parentheses do not fit'],
    [`f(${'uint256 a,'.repeat(2000)} uint256 z)`, 'This is no signature'],
    ['[{"type":"function","name":"f","inputs":[{"type":"uint257"}]}]', 'no function that changes anything'],
    ['{"abi":null}', 'no interface'],
  ] as const) {
    expect(() => parseAbiText(text), text.slice(0, 40)).toThrow(InvalidAbiError)
    expect(() => parseAbiText(text), text.slice(0, 40)).toThrow(said)
  }
})

test('a deep or long hostile interface is refused quickly and without a stack overflow', () => {
  let input: object = { type: 'uint256' }
  for (let depth = 0; depth < 1000; depth++) input = { type: 'tuple', components: [input] }
  const hostile: unknown[] = [
    { name: 'f', inputs: [input] },
    { name: 'g', inputs: [{ type: `uint256${'[]'.repeat(50_000)}` }] },
    { name: 'toString', inputs: [] },
    { name: '__proto__', inputs: [] },
    { name: 'bad name', inputs: [] },
  ]
  const items = parseAbiText(JSON.stringify(hostile)).map(({ item }): AbiFunction => item)
  expect(items.map((item) => item.name)).toEqual(['toString', '__proto__'])
  expect(items.map((item) => toFunctionSelector(item))).toHaveLength(2)
})
