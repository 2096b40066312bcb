// A file of its own: the tables of the normal form are larger than most pages.
export { normalize } from 'viem/ens'
