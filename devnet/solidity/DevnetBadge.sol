// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC721Enumerable, ERC721} from '@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol';
import {Base64} from '@openzeppelin/contracts/utils/Base64.sol';
import {Strings} from '@openzeppelin/contracts/utils/Strings.sol';

/// An ERC-721 collection that anyone may mint, with its metadata and pictures in the token URI itself.
contract DevnetBadge is ERC721Enumerable {
    constructor() ERC721('Devnet Badge', 'BADGE') {}

    function mint(address to) external returns (uint256 id) {
        id = totalSupply() + 1;
        _mint(to, id);
    }

    function tokenURI(uint256 id) public view override returns (string memory) {
        _requireMinted(id);
        string memory number = Strings.toString(id);
        bytes memory json = abi.encodePacked(
            '{"name":"Devnet Badge #', number,
            '","description":"A badge that exists on the devnet only.","image":"', picture(number), '"}'
        );
        return string.concat('data:application/json;base64,', Base64.encode(json));
    }

    function picture(string memory number) private pure returns (string memory) {
        bytes memory svg = abi.encodePacked(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#235"/>',
            '<text x="50" y="62" font-size="36" text-anchor="middle" fill="#fff">#', number, '</text></svg>'
        );
        return string.concat('data:image/svg+xml;base64,', Base64.encode(svg));
    }
}
