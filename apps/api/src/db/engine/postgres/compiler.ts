import {
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  ValueListNode,
  type BinaryOperationNode,
  type CompiledQuery,
  type FunctionNode,
  type OperationNode,
  type RootOperationNode,
} from 'kysely'
import { writeEngineFunction } from '../functions.ts'
import { postgresFunctions } from './functions.ts'

type QueryId = CompiledQuery['queryId']

/** The SQL type of a bound value. */
export type ValueType = 'bigint' | 'double precision' | 'text' | 'bytea'

/** Returns the SQL type of a value; undefined for null, which is not bound, and for values without a type of their own. */
export function getType(value: unknown): ValueType | undefined {
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return Number.isSafeInteger(value) ? 'bigint' : 'double precision'
  return value instanceof Uint8Array ? 'bytea' : undefined
}

/**
 * Writes the functions of the engine, and a cast for each value: PostgreSQL would infer its type from the context, which
 * fails for `$1 = ''` and is too small for an instant in `$1 - 1`. A value used several times is bound once, so that an
 * expression in `select` equals the same one in `group by`.
 */
export class PortalCompiler extends PostgresQueryCompiler {
  /** The position at which each value is bound. */
  #positions = new Map<unknown, number>()

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    this.#positions = new Map()
    return super.compileQuery(node, queryId)
  }

  protected override visitFunction(node: FunctionNode): void {
    const written = writeEngineFunction(postgresFunctions, node)
    if (written) this.visitNode(written.toOperationNode())
    else super.visitFunction(node)
  }

  /** PostgreSQL rejects an empty list, so it becomes false. */
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { operator, rightOperand } = node
    if (!isEmptyList(rightOperand) || !OperatorNode.is(operator)) super.visitBinaryOperation(node)
    else this.append(operator.operator === 'not in' ? 'true' : 'false')
  }

  protected override appendValue(value: unknown): void {
    if (value === null) this.append('null')
    else this.appendBound(value, getType(value))
  }

  /** Binds a value or a placeholder. */
  protected appendBound(value: unknown, type: ValueType | undefined): void {
    let position = this.#positions.get(value)
    if (position === undefined) {
      this.addParameter(value)
      position = this.numParameters
      this.#positions.set(value, position)
    }
    this.append(type === undefined ? `$${position}` : `$${position}::${type}`)
  }
}

const isEmptyList = (node: OperationNode): boolean =>
  (PrimitiveValueListNode.is(node) || ValueListNode.is(node)) && node.values.length === 0
