"""Faults that Cosmic Ray does not make by itself: the wrong reason for a refusal, and a call left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import cosmic_ray.plugins
import parso
from cosmic_ray.operators.operator import Example, Operator

Span = tuple[tuple[int, int], tuple[int, int]]


def _reason(node: Any) -> str | None:
    """The X of `Reason.X` as a whole expression."""
    if node.type != "atom_expr" or len(node.children) != 2 or node.children[0].get_code(False) != "Reason":
        return None
    dot, *name = node.children[1].children
    return str(name[0].value) if dot.value == "." and len(name) == 1 else None


def _reasons(node: Any) -> list[str]:
    """Of the module that the node stands in, in order."""
    found, left = [], [node.get_root_node()]
    while left:
        node = left.pop()
        if (name := _reason(node)) and name not in found:
            found.append(name)
        left += reversed(getattr(node, "children", []))
    return found


class OtherReason(Operator):  # type: ignore[misc]  # Cosmic Ray is untyped and lies in an environment of its own
    """Replaces a reason by the next one that the same file names."""

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        if _reason(node) and len(_reasons(node)) > 1:
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        reasons = _reasons(node)
        name = node.children[1].children[1]
        name.value = reasons[(reasons.index(name.value) + 1) % len(reasons)]
        return node

    @classmethod
    def examples(cls) -> tuple[Any, ...]:
        return (Example("Reason.A, Reason.B", "Reason.B, Reason.B"),)


class LeaveOut(Operator):  # type: ignore[misc]
    """Replaces a call whose result nobody uses by `pass`."""

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        if node.type == "simple_stmt" and node.children[0].type == "atom_expr":
            if node.children[0].children[-1].get_code(False).startswith("("):
                yield node.children[0].start_pos, node.children[0].end_pos

    def mutate(self, node: Any, index: int) -> Any:
        node.children[0] = parso.parse(node.children[0].get_first_leaf().prefix + "pass")
        return node

    @classmethod
    def examples(cls) -> tuple[Any, ...]:
        return (Example("f(x)\n", "pass\n"),)


# Of Cosmic Ray's own: one or two likely slips for every operator, not all that could stand there.
_SLIPS = """
ReplaceBinaryOperator_Add_Sub ReplaceBinaryOperator_Sub_Add ReplaceBinaryOperator_Mul_Add
ReplaceBinaryOperator_Mul_FloorDiv ReplaceBinaryOperator_Div_Mul ReplaceBinaryOperator_FloorDiv_Mul
ReplaceBinaryOperator_Mod_FloorDiv ReplaceBinaryOperator_LShift_RShift ReplaceBinaryOperator_RShift_LShift
ReplaceBinaryOperator_BitAnd_BitOr ReplaceBinaryOperator_BitOr_BitAnd ReplaceBinaryOperator_BitXor_BitAnd
ReplaceComparisonOperator_Lt_LtE ReplaceComparisonOperator_Lt_GtE ReplaceComparisonOperator_LtE_Lt
ReplaceComparisonOperator_LtE_Gt ReplaceComparisonOperator_Gt_GtE ReplaceComparisonOperator_Gt_LtE
ReplaceComparisonOperator_GtE_Gt ReplaceComparisonOperator_GtE_Lt ReplaceComparisonOperator_Eq_NotEq
ReplaceComparisonOperator_NotEq_Eq ReplaceComparisonOperator_Is_IsNot ReplaceComparisonOperator_IsNot_Is
ReplaceUnaryOperator_Delete_Not ReplaceUnaryOperator_USub_UAdd
AddNot ReplaceTrueWithFalse ReplaceFalseWithTrue ReplaceAndWithOr ReplaceOrWithAnd ReplaceBreakWithContinue
ReplaceContinueWithBreak ExceptionReplacer NumberReplacer RemoveDecorator ZeroIterationForLoop
"""
_core = cosmic_ray.plugins.OPERATOR_PROVIDERS["core"]
cosmic_ray.plugins.OPERATOR_PROVIDERS = {
    "core": {name: _core[name] for name in _SLIPS.split()},
    "ludarium": {operator.__name__: operator for operator in (OtherReason, LeaveOut)},
}
