import { type LimitNode, type OffsetNode, SqliteQueryCompiler } from 'kysely';

/**
 * Writes bounds of rows as expressions: SQLite plans a statement whose LIMIT is a bound value and nothing else anew each time
 * that the value is set, which takes longer than most reads.
 */
export class CachedPlanCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    super.visitLimit(node);
    this.append(' + 0');
  }

  protected override visitOffset(node: OffsetNode): void {
    super.visitOffset(node);
    this.append(' + 0');
  }
}
