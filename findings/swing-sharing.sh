#!/usr/bin/env bash
# Layouts of Swing share a row by four rules: by maxima, by weights that start at the minimum, by ranges, or equally.
#
# Expected: Two or three items whose maxima are not reached share the remaining width of a row equally or by weights, in
# each layout of Swing, and fill it. A row that is one point too narrow shrinks its items by one point in all.
# Found: BoxLayout shares in proportion to the distance to the maximum: an item with a maximum of 9999 receives nothing
# next to one without a maximum. Its sums are rounded down: 30 and 369 in 400, 26 and 43 in 70. GroupLayout shares
# equally. A sum of springs shares in proportion to the distance from the preferred to the maximum value, too. In
# GridBagLayout items with weights of 1 and 3 are 30 and 50 in 80, and 24 and 54 in 79. The second grows when the
# container shrinks, since both start at their minima of 10 below the preferred width. Without weights both are 10 in
# 79. In less than the minima they overlap: 18 and 13 in 30. GroupLayout's `linkSize` before the groups reverses the
# order of the items, which is the order of the focus.
# Tested with OpenJDK 17.0.21 of Debian 12.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v javac >/dev/null || apt-get install -y -qq --no-install-recommends openjdk-17-jdk-headless >/dev/null 2>&1
cat >"$folder/Look.java" <<'JAVA'
import java.awt.*;
import javax.swing.*;

public class Look {
    static JPanel item(int minimum, int preferred, int maximum) {
        JPanel made = new JPanel(null);
        made.setMinimumSize(new Dimension(minimum, 10));
        made.setPreferredSize(new Dimension(preferred, 10));
        made.setMaximumSize(new Dimension(maximum, 10));
        return made;
    }

    static void show(String title, JPanel row, int... widths) {
        for (int width : widths) {
            row.setSize(width, 20);
            row.doLayout();
            int sum = 0;
            StringBuilder shown = new StringBuilder();
            for (Component one : row.getComponents()) {
                shown.append(" ").append(one.getWidth());
                sum += one.getWidth();
            }
            System.out.println(title + ", " + width + ":" + shown + (sum == width ? "" : ", sum " + sum));
        }
    }

    static JPanel box(JPanel... items) {
        JPanel made = new JPanel();
        made.setLayout(new BoxLayout(made, BoxLayout.X_AXIS));
        for (JPanel one : items) made.add(one);
        return made;
    }

    static JPanel group(boolean linked, JPanel... items) {
        JPanel made = new JPanel();
        GroupLayout layout = new GroupLayout(made);
        made.setLayout(layout);
        if (linked) layout.linkSize(items);
        GroupLayout.Group along = layout.createSequentialGroup(), across = layout.createParallelGroup();
        for (JPanel one : items) {
            along.addComponent(one);
            across.addComponent(one);
        }
        layout.setHorizontalGroup(along);
        layout.setVerticalGroup(across);
        return made;
    }

    static JPanel bag(int minimum, int weight, int other) {
        JPanel made = new JPanel(new GridBagLayout());
        for (int index = 0; index < 2; index++) {
            GridBagConstraints constraints = new GridBagConstraints();
            constraints.fill = GridBagConstraints.HORIZONTAL;
            constraints.weightx = index == 0 ? weight : other;
            made.add(item(minimum, index == 0 ? 30 : 50, 9999), constraints);
        }
        return made;
    }

    public static void main(String[] arguments) {
        int none = Integer.MAX_VALUE;
        show("BoxLayout, maxima of 60 and 9999", box(item(10, 30, 60), item(10, 50, 9999)), 400, 70);
        show("BoxLayout, maxima of 9999, none, 32767", box(item(10, 30, 9999), item(10, 50, none), item(10, 50, 32767)), 400);
        show("GroupLayout, maxima of 60 and 9999", group(false, item(10, 30, 60), item(10, 50, 9999)), 400, 70);
        show("GroupLayout, maxima of 9999, none, 32767",
            group(false, item(10, 30, 9999), item(10, 50, none), item(10, 50, 32767)), 400);
        show("GridBagLayout, weights of 1 and 3", bag(10, 1, 3), 400, 81, 80, 79);
        show("GridBagLayout without weights", bag(10, 0, 0), 80, 79);
        show("GridBagLayout, minima of 20", bag(20, 1, 3), 40, 30);
        Spring one = Spring.constant(10, 20, 30), other = Spring.constant(10, 20, 110), sum = Spring.sum(one, other);
        for (int width : new int[] {40, 60, 30}) {
            sum.setValue(width);
            System.out.println("springs of 20, maxima of 30 and 110, " + width + ": " + one.getValue() + " " + other.getValue());
        }
        for (boolean linked : new boolean[] {false, true}) {
            JPanel first = item(10, 20, 20), second = item(10, 20, 20), row = group(linked, first, second);
            row.setSize(200, 20);
            row.doLayout();
            System.out.println((linked ? "linked" : "not linked") + ", first item: " + (row.getComponent(0) == first ? "first" : "last"));
        }
    }
}
JAVA
java -version 2>&1 | sed -n '1s/"\([0-9]*\).*/\1/p' | tee "$folder/seen"
java -Djava.awt.headless=true "$folder/Look.java" | tee -a "$folder/seen"
diff - "$folder/seen" <<'SEEN'
openjdk version 17
BoxLayout, maxima of 60 and 9999, 400: 30 369, sum 399
BoxLayout, maxima of 60 and 9999, 70: 26 43, sum 69
BoxLayout, maxima of 9999, none, 32767, 400: 30 319 50, sum 399
GroupLayout, maxima of 60 and 9999, 400: 60 340
GroupLayout, maxima of 60 and 9999, 70: 25 45
GroupLayout, maxima of 9999, none, 32767, 400: 120 140 140
GridBagLayout, weights of 1 and 3, 400: 110 290
GridBagLayout, weights of 1 and 3, 81: 30 50, sum 80
GridBagLayout, weights of 1 and 3, 80: 30 50
GridBagLayout, weights of 1 and 3, 79: 24 54, sum 78
GridBagLayout without weights, 80: 30 50
GridBagLayout without weights, 79: 10 10, sum 20
GridBagLayout, minima of 20, 40: 20 20
GridBagLayout, minima of 20, 30: 18 13, sum 31
springs of 20, maxima of 30 and 110, 40: 20 20
springs of 20, maxima of 30 and 110, 60: 22 38
springs of 20, maxima of 30 and 110, 30: 15 15
not linked, first item: first
linked, first item: last
SEEN
