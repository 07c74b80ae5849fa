"""The tree of a chapter. Numbers up to the length of the main line are its positions, after so many moves; greater ones
are nodes that leave it. Nodes are only ever added."""

from __future__ import annotations

from collections.abc import Iterable

from chancellery.store.study_rows import Node


class Tree:
    def __init__(self, main: int, nodes: Iterable[Node] = ()) -> None:
        self.main = main
        self.nodes: dict[int, Node] = {}
        self._first: dict[int, int] = {}  # the oldest node after each
        self.add(nodes)

    def add(self, nodes: Iterable[Node]) -> None:
        for node in nodes:
            self.nodes[node.id] = node
            self._first[node.parent] = min(node.id, self._first.get(node.parent, node.id))

    def has(self, id: int) -> bool:
        return 0 <= id <= self.main or id in self.nodes

    def path(self, id: int) -> tuple[int, list[Node]]:
        """Where the way to a node leaves the main line, and the nodes from there on."""
        found: list[Node] = []
        while id > self.main:
            found.append(self.nodes[id])
            id = self.nodes[id].parent
        return id, found[::-1]

    def line(self, id: int) -> int:
        """The line that a node lies on, by the node where it begins; 0: the main line. What leads to its nodes is the
        beginning of what leads to those behind them, whatever is added."""
        while id > self.main:
            parent = self.nodes[id].parent
            if parent <= self.main or self._first[parent] != id:
                return id
            id = parent
        return 0
